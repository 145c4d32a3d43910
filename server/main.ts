import { join } from 'node:path';
import { openBuiltPage } from '#server/pages/built-page.ts';
import { runServer } from './run-server.ts';

await runServer({
  openPage: (root, _server, { publicOrigin }) =>
    openBuiltPage(join(root, 'dist', 'page'), publicOrigin),
});
