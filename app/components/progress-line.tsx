import { useNavigation } from 'react-router';

/** A thin line at the top edge while the next screen is on its way. */
export function ProgressLine() {
  const navigation = useNavigation();
  if (navigation.state === 'idle') return null;
  return <div className="progress-line no-print" aria-hidden="true" />;
}
