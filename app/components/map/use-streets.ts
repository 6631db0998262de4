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

/**
 * Brings the streets of a view when they are wanted: when the map is near the window and the page
 * idle; on a phone, and for visitors who save data, when the map is touched or opened.
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
  if ((isPhone || savesData) && !map.closest('details')) {
    map.addEventListener('pointerdown', start, { once: true, signal });
    return;
  }
  if (spare) {
    start();
    return;
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const cancel = whenIdle(start);
      signal.addEventListener('abort', cancel);
    },
    { rootMargin: '200px' },
  );
  observer.observe(map);
  signal.addEventListener('abort', () => observer.disconnect());
}
