import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { toPhoto } from '#app/browser/photos/photo-item.ts';
import { PhotoRefusal, preparePhoto } from '#app/browser/photos/prepare-photo.ts';
import { sendPhoto } from '#app/browser/photos/send-photo.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { type Photo, photoLimits } from '#app/domain/photo/photo.ts';

type PicturePickerProps = { articleId: string; onPick: (photo: Photo) => void };

type State =
  | { kind: 'none'; problem: string }
  | { kind: 'sending'; share: number }
  | { kind: 'sent'; photo: Photo };

const none: State = { kind: 'none', problem: '' };

/** Uploads a picture, asks for its description, and adds it to the text. */
export function PicturePicker({ articleId, onPick }: PicturePickerProps) {
  const [state, setState] = useState<State>(none);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  async function send(file: File) {
    setState({ kind: 'sending', share: 0 });
    try {
      const { prepared } = await preparePhoto(file);
      const photo = toPhoto(`articles/${articleId}`, crypto.randomUUID(), prepared);
      await sendPhoto({
        photo,
        prepared,
        onProgress: (share) => setState({ kind: 'sending', share }),
        signal: AbortSignal.timeout(120_000),
      });
      setState({ kind: 'sent', photo });
    } catch (error) {
      setState({ kind: 'none', problem: describe(error) });
    }
  }

  return (
    <div className="mt-6">
      <p className="text-sm font-semibold">Add a picture</p>
      <button
        ref={button}
        className="button-line mt-1 aria-disabled:opacity-50"
        type="button"
        aria-disabled={state.kind !== 'none'}
        onClick={() => state.kind === 'none' && input.current?.click()}
      >
        Choose a picture
      </button>
      {state.kind === 'sending' && (
        <label className="mt-1 flex min-h-12 items-center gap-3 text-sm text-soft">
          Sending
          <progress className="min-w-0 max-w-60 flex-1" value={state.share} max={1} />
        </label>
      )}
      {state.kind === 'sent' && (
        <Description
          photo={state.photo}
          onDone={(photo) => {
            onPick(photo);
            setState(none);
          }}
          onCancel={() => {
            button.current?.focus();
            setState(none);
          }}
        />
      )}
      <p className="mt-1 text-sm text-accent" role="alert">
        {state.kind === 'none' && state.problem}
      </p>
      <input
        ref={input}
        className="hidden"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label="Picture to add"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          target.value = '';
        }}
      />
    </div>
  );
}

type DescriptionProps = {
  photo: Photo;
  onDone: (photo: Photo) => void;
  onCancel: () => void;
};

function Description({ photo, onDone, onCancel }: DescriptionProps) {
  const alt = useRef<HTMLInputElement>(null);
  const caption = useRef<HTMLInputElement>(null);
  useEffect(() => alt.current?.focus(), []);

  function finish(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const said = (field: RefObject<HTMLInputElement | null>) => field.current?.value.trim() ?? '';
    onDone({ ...photo, alt: said(alt), caption: said(caption) || null });
  }
  return (
    <form
      className="mt-3 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 rounded-card bg-raised p-4 shadow-card"
      onSubmit={finish}
    >
      <img
        className="aspect-square w-full rounded-control object-cover"
        src={photo.small_url}
        alt=""
      />
      <div className="grid gap-3">
        <TextField
          ref={alt}
          name="alt"
          label="Describe the picture"
          hint="Screen readers read this aloud"
          maxLength={photoLimits.altLength}
          required
        />
        <TextField
          ref={caption}
          name="caption"
          label="Caption (optional)"
          maxLength={photoLimits.captionLength}
        />
        <div className="flex flex-wrap items-center gap-x-5">
          <button className="button-solid" type="submit">
            Put it in the text
          </button>
          <button className="link-quiet min-h-11 text-sm" type="button" onClick={onCancel}>
            Leave it out
          </button>
        </div>
      </div>
    </form>
  );
}

function describe(error: unknown): string {
  return error instanceof PhotoRefusal
    ? error.message
    : 'It could not be sent. Please choose it again.';
}
