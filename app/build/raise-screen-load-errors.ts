import type { Plugin } from 'vite';

/**
 * React Router loads screens without Vite's preload and reloads the page if one is missing. This
 * replaces the reload by Vite's event `vite:preloadError`, which app/browser/on-demand handles, and
 * by a screen that throws the error: React Router drops errors of loading a screen without a
 * loader. Only for builds; `npm run dev` has no built files.
 * @throws during the build if an upgrade of React Router has changed the lines in question
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
  let isRaised = false;
  return {
    name: 'raise-screen-load-errors',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/.*\/ssr\/routeModules\.js$/ },
      handler(code) {
        if (!reload.test(code)) this.error('React Router loads its screens in another way now');
        isRaised = true;
        return { code: code.replace(reload, raise), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isRaised) this.error('React Router loads its screens elsewhere now');
    },
  };
}
