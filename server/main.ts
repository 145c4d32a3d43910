import { join } from 'node:path';
import { openBuiltPage } from '#server/pages/built-page.ts';
import { runServer } from './run-server.ts';
import { describeStaleBuild } from './stale-build.ts';

await runServer({
  openPage: (root, _server, site) => openBuiltPage(join(root, 'dist', 'page'), site),
  describeFault: describeStaleBuild,
});
