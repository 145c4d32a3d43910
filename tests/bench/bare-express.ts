import express from 'express';

/** The yardstick: Express as it comes, sending back the JSON that it was last given. */
const app = express();
let answer: unknown = {};
app.put('/', express.json({ limit: '10mb' }), (request, response) => {
  answer = request.body;
  response.end();
});
app.get('/', (_request, response) => {
  response.json(answer);
});
app.post('/', express.json(), (_request, response) => {
  response.status(201).json(answer);
});
app.get('/api/readyz', (_request, response) => {
  response.end();
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
