/** Thrown when reading or creating a profile failed. */
export class ProfileFailure extends Error {
  readonly code: string;
  /** No answer, or one that only says that the backend is unreachable. */
  readonly isNetwork: boolean;

  constructor({ code, message }: { code: string; message: string }, status: number) {
    super(message);
    this.name = 'ProfileFailure';
    this.code = code;
    this.isNetwork = status === 0 || [502, 503, 504].includes(status);
  }
}
