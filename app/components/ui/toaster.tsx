import * as RadixToast from '@radix-ui/react-toast';
import { useState } from 'react';
import { toastRules, type Toast, dismissToast } from '#app/browser/toasts/toast-store.ts';
import * as t from '#app/messages/components/ui.ts';
import { Icon } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';
import { type ToasterProps, useToastTime } from './use-toast-time.ts';

const viewportId = 'toasts';

/**
 * Shows one toast at a time, in a corner or, on phones, along the bottom. F8 moves the focus there.
 */
export default function Toaster({ toasts, visible, isAttended }: ToasterProps) {
  return (
    // Radix's own timer would also run in hidden tabs and under dialogs.
    <RadixToast.Provider
      duration={Infinity}
      swipeDirection={toastRules.swipeDirection}
      swipeThreshold={toastRules.swipeThresholdPx}
    >
      {toasts
        .filter((toast) => toast.isDismissed || toast === visible)
        .map((toast) => (
          <ToastCard key={toast.id} toast={toast} isAttended={isAttended} />
        ))}
      <RadixToast.Viewport
        id={viewportId}
        className="no-print fixed right-0 bottom-[var(--bar-height,0px)] z-50 w-full p-4 sm:w-108"
        hotkey={[...toastRules.hotkey]}
      />
    </RadixToast.Provider>
  );
}

function ToastCard({ toast, isAttended }: { toast: Toast; isAttended: boolean }) {
  const { id, tone, title, description, isDismissed } = toast;
  const isError = tone === 'error';
  // Paused while focused or hovered; a second toast may start paused.
  const [isPaused, setPaused] = useState(isViewportInUse);
  useToastTime(toast, isAttended && !isPaused);
  return (
    <RadixToast.Root
      className="toast flex items-start gap-3 rounded-card border-[1.5px] border-ink bg-raised py-3 pr-2 pl-4 shadow-float"
      open={!isDismissed}
      type={isError ? 'foreground' : 'background'}
      onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
    >
      <span className={`mt-2 shrink-0 ${isError ? 'text-accent' : 'text-open'}`}>
        <Icon name={isError ? 'alert' : 'check'} />
      </span>
      <div className="min-w-0 grow py-1.5">
        <RadixToast.Title className="font-semibold">{title}</RadixToast.Title>
        {description && (
          <RadixToast.Description className="mt-0.5 text-sm text-soft">
            {description}
          </RadixToast.Description>
        )}
      </div>
      <Tooltip label={t.dismiss}>
        <RadixToast.Close
          className="grid size-11 shrink-0 place-items-center rounded-control hover:text-accent"
          aria-label={t.dismiss}
        >
          <Icon name="close" />
        </RadixToast.Close>
      </Tooltip>
    </RadixToast.Root>
  );
}

function isViewportInUse(): boolean {
  return document.getElementById(viewportId)?.matches(':hover, :focus-within') ?? false;
}
