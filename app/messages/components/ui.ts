export const suggestionsOf = ({ label }: { label: string }) => `Suggestions: ${label}`;
export const remove = 'Remove';
export const suggestionsCount = ({ count }: { count: number }) =>
  `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, use the arrow keys`;
export const suggestionsDelete = '; Delete removes a recent one';
export const fillInSuggestion = ({ suggestion }: { suggestion: string }) => `Use ${suggestion}`;
export const notGiven = 'Not given';
export const fieldInvalid = 'Please correct this';
export const sending = 'One moment…';
export const fieldsNeedAttention = ({ count }: { count: number }) =>
  `${count} ${count === 1 ? 'field needs' : 'fields need'} your attention.`;
export const loading = 'Loading…';
export const loadingSlowly = 'Still trying…';
export const loadingUnanswered = 'Our server is not answering. Still trying…';
export const moveHandle = ({ name }: { name: string }) =>
  `Move ${name}. Up and down arrow keys move it.`;
export const hidePassword = 'Hide';
export const showPassword = 'Show';
export const dismiss = 'Dismiss';
export const sendingSlowlyTitle = 'Still sending.';
/** What becomes of the input; nothing where a button is all there is. */
type Input = { hasInput: boolean };
const staysHere =
  ' What you entered stays here, even if you reload the page (except passwords and files).';
export const sendingSlowlyText = ({ hasInput }: Input) =>
  `This is taking longer than usual.${hasInput ? ' What you entered is safe.' : ''}`;
export const sendLaterUndo = 'Do not send it later';
export const sendLater = 'Send when we are back';
export const unknownTitle = 'No answer.';
export const unknownText = 'This may have gone through. Check before you send it again.';
export const unknownMailText =
  'The email may have been sent. Check your inbox before you send it again.';
export const checkingTitle = 'No answer yet.';
export const checkingText = ({ hasInput }: Input) =>
  `This may have gone through. We are checking and will show the result here.${hasInput ? staysHere : ''}`;
export const notSentTitle = 'Not sent yet.';
export const notSentRestoredText = 'You entered this earlier, when you could not reach us.';
export const notSentText = ({ hasInput }: Input) =>
  `Nothing was changed.${hasInput ? staysHere : ''}`;

export const apply = 'Apply';
export const clearFilters = 'Clear filters';
