/** A start that cannot succeed. The message is one sentence for the person at the terminal. */
export class StartError extends Error {
  override name = "StartError";
}
