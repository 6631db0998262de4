import { PanoramaCover } from '#app/components/pictures/panorama-cover.tsx';
import { Icon, type IconName } from '#app/components/ui/icon.tsx';

/** A complete listing as an example; only a picture, so it has no links. */
export function SampleListing() {
  return (
    <figure className="mx-auto w-full max-w-96">
      <div className="overflow-hidden rounded-card bg-raised shadow-float" aria-hidden="true">
        <PanoramaCover slug="ember" name="Your name" hue={46} className="h-40 w-full" />
        <div className="p-6">
          <p className="font-display text-title font-bold">Your name here</p>
          <p className="mt-1 text-sm text-soft">Your trade · Your town</p>
          <ul className="mt-4 grid gap-2.5 text-sm">
            <Line icon="check" tone="text-open">
              Open now, closes at 6 PM
            </Line>
            <Line icon="phone">(555) 010-0123</Line>
            <Line icon="pin">1 Main Street</Line>
            <Line icon="globe">yourname.example</Line>
            <Line icon="star" tone="text-star">
              Your neighbors’ words
            </Line>
          </ul>
        </div>
      </div>
      <figcaption className="mt-3 text-center text-sm text-soft">A complete listing</figcaption>
    </figure>
  );
}

type LineProps = { icon: IconName; tone?: string; children: string };

function Line({ icon, tone = 'text-soft', children }: LineProps) {
  return (
    <li className="flex items-center gap-2.5 wrap-anywhere">
      <span className={tone}>
        <Icon name={icon} />
      </span>
      {children}
    </li>
  );
}
