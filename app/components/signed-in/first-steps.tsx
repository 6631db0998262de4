import { Link } from 'react-router';

/** Suggestions for users without a listing. */
export function FirstSteps() {
  return (
    <div className="max-w-3xl">
      <p className="mb-4 max-w-[60ch] text-soft">
        You have no listing here yet. Yours may be in the directory already: find it and claim it.
        If it is not there, add it. Whoever owns a listing can invite you to work on it.
      </p>
      <div className="flex flex-wrap gap-3">
        <Link className="button-line" to="/">
          Find your business
        </Link>
        <Link className="button-line" to="/business-submission">
          Add a business
        </Link>
      </div>
    </div>
  );
}
