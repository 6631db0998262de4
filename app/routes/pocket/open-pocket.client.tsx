import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Pocket } from './pocket.tsx';

/**
 * Renders the stored data for any URL. The router is only for the search in the URL and the links
 * of texts; it does not handle clicks (see pocket.tsx).
 */
export function openPocket(place: Element) {
  const router = createBrowserRouter([{ path: '*', element: <Pocket /> }]);
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
