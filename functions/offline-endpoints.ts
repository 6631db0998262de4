import { get, groups, type Endpoint, onDemand } from './endpoint.ts';

const { files, open } = groups;

/** What browsers read to keep a city. */
export const offlineEndpoints: Endpoint[] = [
  get('/api/metros/:slug/guides.json', {
    ...files,
    hasEtag: true,
    handler: onDemand(async () => (await import('./offline/get-metro-guides.ts')).getMetroGuides),
    answers: 'the three newest guides of a metro, for offline use',
  }),
  get('/api/vocabulary.json', {
    ...files,
    hasEtag: true,
    handler: onDemand(async () => (await import('./offline/get-vocabulary.ts')).getVocabulary),
    answers: 'what the words of searches mean, for offline use',
  }),
  get('/sw.js', {
    ...open,
    handler: onDemand(
      async () => (await import('./offline/get-service-worker.ts')).getServiceWorker,
    ),
    answers: 'the service worker of a saved city, or one that removes it',
  }),
];
