import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Pocket } from './pocket.tsx';

/**
 * Shows what is kept, whatever the address. The router is there for the search in the address and for the
 * links of texts: no link is followed by it (see pocket.tsx).
 */
export function openPocket(place: Element) {
  const router = createBrowserRouter([{ path: '*', element: <Pocket /> }]);
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
