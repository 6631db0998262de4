import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { whenIdle } from '#app/browser/start/page-lifecycle.ts';
import type { MapView } from '#app/domain/map/map-view.ts';
import type { StreetMap } from './street-map.client.ts';

/** The streets below a map's markers. */
export type Streets = {
  /** The ref of the element that they are drawn into. */
  setContainer: (element: HTMLElement | null) => void;
  /** Whether they cover the view; until then, and if they fail, the drawn land does. */
  areShown: boolean;
};

/** React warns about useLayoutEffect on the server. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The streets of a map that is gone, for the next: a search in another area is another map. */
let spare: StreetMap | null = null;
const spareMs = 5_000;
/** Who scrolls past a map sees less of it, for less time. */
const lookMs = 1_000;
const lookShare = 0.75;

/**
 * Brings the streets of a view when they are wanted: when the map is near the window and the page
 * idle; on a phone when most of the map has been in the window for a second, so that nobody who
 * scrolls past pays for them; for visitors who save data when the map is touched or opened.
 */
export function useStreets(view: MapView): Streets {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const streetMap = useRef<StreetMap | null>(null);
  const latestView = useRef(view);
  const [areShown, setAreShown] = useState(false);
  const baseData = useRouteLoaderData<{ map_style_url: string | null }>('base-layout');
  const styleUrl = baseData?.map_style_url ?? null;

  useBeforePaint(() => {
    latestView.current = view;
    streetMap.current?.show(view);
  }, [view]);

  useBeforePaint(() => {
    // In forced colors the drawn map has the colors that the reader chose.
    if (styleUrl === null || !container || matchMedia('(forced-colors: active)').matches) {
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const onChange = (isComplete: boolean) => !signal.aborted && setAreShown(isComplete);

    async function start(into: HTMLElement, url: string) {
      const { startStreetMap } = await import('./street-map.client.ts');
      if (signal.aborted) return;
      const started = await startStreetMap({ styleUrl: url, signal });
      if (signal.aborted) started.remove();
      else show(started, into);
    }

    function show(found: StreetMap, into: HTMLElement) {
      streetMap.current = found;
      found.moveTo(into, { view: latestView.current, onChange });
    }

    whenNeeded(container, signal, () => {
      const found = takeSpare();
      if (found) show(found, container);
      // The drawn map stays if there is no network, no WebGL or no answer.
      else void start(container, styleUrl).catch(() => undefined);
    });
    return () => {
      controller.abort();
      if (streetMap.current) storeSpare(streetMap.current);
      streetMap.current = null;
    };
  }, [container, styleUrl]);

  return { setContainer, areShown };
}

function takeSpare(): StreetMap | null {
  const found = spare;
  spare = null;
  return found;
}

function storeSpare(streetMap: StreetMap) {
  spare?.remove();
  spare = streetMap;
  setTimeout(() => spare === streetMap && takeSpare()?.remove(), spareMs);
}

/** Calls `start` once the streets in `container` are worth their bytes. */
function whenNeeded(container: HTMLElement, signal: AbortSignal, start: () => void) {
  const map = container.parentElement ?? container;
  const isPhone = matchMedia('(pointer: coarse) and (max-width: 63.99rem)').matches;
  const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  // What is behind a button is in the window only after somebody has touched that.
  const isOpened = map.closest('details') !== null;
  const waits = isPhone && !isOpened;
  if (savesData && !isOpened) {
    map.addEventListener('pointerdown', start, { once: true, signal });
    return;
  }
  if (spare) {
    start();
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      clearTimeout(timer);
      if (!entry?.isIntersecting) return;
      timer = setTimeout(
        () => {
          stop();
          const cancel = whenIdle(start);
          signal.addEventListener('abort', cancel);
        },
        waits ? lookMs : 0,
      );
    },
    waits ? { threshold: lookShare } : { rootMargin: '200px' },
  );
  observer.observe(map);
  signal.addEventListener('abort', stop);
}
