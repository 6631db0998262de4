import reactRouter from 'react-router/package.json' with { type: 'json' };
import type { Plugin } from 'vite';

/**
 * Makes a failed load of a screen raise Vite's `vite:preloadError`, which app/browser/navigation
 * handles, and throw. React Router loads screens without Vite's helper and reloads the page if one
 * is missing. A stand-in screen throws the error, because React Router ignores errors of loading a
 * screen without a loader. Has no effect under `npm run dev`.
 * @throws during the build, if an upgrade of React Router has changed the patched lines
 */
export function raiseScreenLoadErrors(): Plugin {
  const reload =
    /console\.error\(`Error loading route module[\s\S]*?return new Promise\(\(\) => \{\s*\}\);/;
  const raise = `
    const event = new Event('vite:preloadError', { cancelable: true });
    if (!window.dispatchEvent(Object.assign(event, { payload: error, screenUrl: route.module }))) {
      return new Promise(() => {});
    }
    return { default() { throw error; } };`;
  const changed = `React Router ${reactRouter.version} loads its screens in another way`;
  let isRaised = false;
  return {
    name: 'raise-screen-load-errors',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/.*\/ssr\/routeModules\.js$/ },
      handler(code) {
        if (!reload.test(code)) this.error(changed);
        isRaised = true;
        return { code: code.replace(reload, raise), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isRaised) this.error(changed);
    },
  };
}
