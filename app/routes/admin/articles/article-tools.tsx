import {
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
  useDeferredValue,
} from 'react';
import { toPhoto } from '#app/browser/photos/photo-item.ts';
import { PhotoRefusal, preparePhoto } from '#app/browser/photos/prepare-photo.ts';
import { sendPhoto } from '#app/browser/photos/send-photo.ts';
import { useSignedPhotos } from '#app/browser/photos/use-signed-photos.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { ArticleText } from '#app/components/article/article-text.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import type { ArticleBody, EmbeddedListing } from '#app/domain/article/article.ts';
import { findEmbeddedListings } from '#app/domain/editorial/editorial-calls.ts';
import { findListingSlugs } from '#app/domain/editorial/editorial.ts';
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
  const { small_url } = useSignedPhotos(photo);
  const alt = useRef<HTMLInputElement>(null);
  const caption = useRef<HTMLInputElement>(null);
  useEffect(() => alt.current?.focus(), []);

  function finish(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const valueOf = (field: RefObject<HTMLInputElement | null>) =>
      field.current?.value.trim() ?? '';
    onDone({ ...photo, alt: valueOf(alt), caption: valueOf(caption) || null });
  }
  return (
    <form
      className="mt-3 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 rounded-card bg-raised p-4 shadow-card"
      onSubmit={finish}
    >
      <img className="aspect-square w-full rounded-control object-cover" src={small_url} alt="" />
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

/** A preview of the text, shortly after typing. */
export function ArticlePreview({ body }: { body: string }) {
  const written = useDeferredValue(body);
  const [renderedAt] = useState(() => Date.now());
  const text = useParsed(written);
  const listings = useListings(findListingSlugs(written).join(' '));
  const words = written.trim() === '' ? 0 : written.trim().split(/\s+/).length;
  return (
    <TitledSection
      className="mt-8 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto"
      id="preview"
      title={
        <>
          Preview <span className="text-base font-normal text-soft">· {words} words</span>
        </>
      }
      headingClass="border-b border-ink pb-2 text-title"
    >
      <div className="mt-4">
        {words === 0 ? (
          <p className="text-soft">A preview of what you write appears here.</p>
        ) : (
          text && <ArticleText blocks={text.blocks} listings={listings} renderedAt={renderedAt} />
        )}
      </div>
    </TitledSection>
  );
}

/** Only this screen loads the parser; public pages contain parsed texts. */
function useParsed(source: string): ArticleBody | null {
  const [parse, setParse] = useState<((source: string) => ArticleBody) | null>(null);
  useEffect(() => {
    void import('#app/domain/article/parse-markdown.ts').then(({ parseMarkdown }) =>
      setParse(() => parseMarkdown),
    );
  }, []);
  return useSignedPhotos(parse && parse(source));
}

/** @param slugs separated by spaces */
function useListings(slugs: string): EmbeddedListing[] {
  const [listings, setListings] = useState<EmbeddedListing[]>([]);
  useEffect(() => {
    if (slugs === '') return undefined;
    let isEnabled = true;
    const timer = setTimeout(async () => {
      // Without them, the preview says that each is missing; the next change tries again.
      const found = await openSession()
        .then((db) => findEmbeddedListings({ db }, slugs.split(' ')))
        .catch(() => null);
      if (isEnabled && found) setListings(found);
    }, 300);
    return () => {
      isEnabled = false;
      clearTimeout(timer);
    };
  }, [slugs]);
  return listings;
}
