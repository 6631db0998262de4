import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { raiseLoadErrors } from './components/on-demand/load-error.ts';
import { reloadOnLoadError } from './components/on-demand/reload-once.ts';
import { showUnexpectedError } from './components/show-unexpected-error.ts';
import { silenceConsole } from './components/silence-console.ts';

if (import.meta.env.PROD) silenceConsole();
raiseLoadErrors();
reloadOnLoadError();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onUncaughtError: showUnexpectedError },
  );
});
