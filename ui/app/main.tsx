import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createApiClient } from '../api/client.ts';
import { App } from './app.tsx';
import { routes } from './routes.tsx';
import './theme.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no element with the id "root".');

const api = createApiClient((input, init) => fetch(input, init));
createRoot(root).render(
  <StrictMode>
    <App api={api} router={createBrowserRouter(routes)} />
  </StrictMode>,
);
