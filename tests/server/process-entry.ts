import { runServer } from '#server/run-server.ts';

/** The server process as `server/main.ts` runs it, but for the page, which need not be built. */
await runServer({
  openPage: () => ({
    files: (_request, _response, next) => {
      next();
    },
    sendDocument: (_request, response, status) => {
      response.status(status).end();
    },
    close: () => Promise.resolve(),
  }),
});
