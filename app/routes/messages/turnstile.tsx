import { useEffect, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import { trustScriptUrl } from '#app/browser/trusted-types.ts';
import { turnstileHost, turnstilePolicy } from '#app/config/public-env.ts';

type Widget = {
  /** Returns the id of the widget; undefined if it could not be drawn. */
  render: (into: HTMLElement, options: { sitekey: string; size: 'flexible' }) => string | undefined;
  remove: (id: string) => void;
};

/** Turnstile's widget, which adds its token to the form around it; nothing where it is off. */
export function Turnstile() {
  const baseData = useRouteLoaderData<{ turnstile_site_key: string | null }>('base-layout');
  const sitekey = baseData?.turnstile_site_key ?? null;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const into = container.current;
    if (sitekey === null || !into) return undefined;
    let remove = () => {};
    let isGone = false;
    const start = async (key: string) => {
      const turnstile = await loadTurnstile();
      if (isGone) return;
      const id = turnstile.render(into, { sitekey: key, size: 'flexible' });
      if (id !== undefined) remove = () => turnstile.remove(id);
    };
    // Without its token the Worker says that the check is not done.
    start(sitekey).catch(() => {});
    return () => {
      isGone = true;
      remove();
    };
  }, [sitekey]);
  return sitekey === null ? null : <div ref={container} className="min-h-[65px]" />;
}

let loading: Promise<Widget> | null = null;

/** Loads Turnstile's script once; again after a failure. */
function loadTurnstile(): Promise<Widget> {
  loading ??= new Promise<Widget>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedUrl ??= trustScriptUrl(
      turnstilePolicy,
      `${turnstileHost}/turnstile/v0/api.js?render=explicit`,
    );
    script.addEventListener('load', () =>
      resolve((globalThis as unknown as { turnstile: Widget }).turnstile),
    );
    script.addEventListener('error', () => {
      loading = null;
      reject(new Error('Turnstile could not be loaded'));
    });
    document.head.appendChild(script);
  });
  return loading;
}

/** A Trusted Types policy can be created only once. */
let trustedUrl: string | null = null;
