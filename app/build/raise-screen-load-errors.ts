import type { Plugin } from 'vite';

/**
 * React Router loads screens past Vite and, when one is missing, reloads the page on its own. Here
 * an event is raised and the error thrown: this puts Vite's `vite:preloadError` in its place,
 * which app/browser/on-demand listens to. The error is thrown by a screen that stands in, since
 * React Router drops what loading throws when a screen has no loader. Of no use under `npm run dev`, where nothing is built.
 * @throws at the build, when an upgrade of React Router has moved the lines in question
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
