import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { whenIdle } from './domain/metric/when-idle.ts';

const openedPath = location.pathname;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

whenIdle(() => {
  // Without it the page is as good: a visit is then not measured.
  import('./domain/metric/report-vitals.ts')
    .then(({ reportVitals }) => reportVitals(openedPath))
    .catch(() => {});
});
