import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';

/** The floor: `node:http` alone, doing what the bare Express server does. */
let answer: unknown = {};

const server = createServer((request, response) => {
  void respond(request).then((status) => {
    const text = JSON.stringify(answer);
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
    };
    response.writeHead(status, headers).end(text);
  });
});

async function respond(request: IncomingMessage): Promise<number> {
  if (request.method === 'GET') return 200;
  const body = await json(request);
  if (request.method === 'PUT') answer = body;
  return 201;
}

server.listen(Number(process.env['PORT']), '127.0.0.1');
