import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { OfflineScreens } from './offline-screens.tsx';

/**
 * Renders the stored data for any URL. The router is only for the search in the URL and the links
 * of texts; it does not handle clicks (see offline.tsx).
 */
export function openOffline(place: Element) {
  const router = createBrowserRouter([{ path: '*', element: <OfflineScreens /> }]);
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
