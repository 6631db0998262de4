import { type ReceivedReport, reportReasons } from '#app/domain/report/report.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';

/** The newest reports of an item. */
export function ReportList({ reports }: { reports: ReceivedReport[] }) {
  if (reports.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="reports">
      <h2 className="text-title" id="reports">
        Reports
      </h2>
      <ul className="mt-2 border-t border-rule">
        {reports.map(({ id, reason, details, status, created_at, reporter }) => (
          <li key={id} className="border-b border-rule py-3 wrap-anywhere">
            <p className="font-semibold">{reportReasons[reason]}</p>
            {details && (
              <p className="whitespace-pre-line" dir="auto">
                {details}
              </p>
            )}
            <p className="text-sm text-soft">
              <bdi>{reporter ?? 'Someone'}</bdi>, {formatLocalDate(created_at)}
              {status !== 'open' && `: ${status}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A text of somebody's, with whose it is. */
export function Quoted({ title, text }: { title: string; text: string }) {
  return (
    <div className="mt-4 border-l-[3px] border-rule-strong pl-4">
      <p className="text-sm font-semibold">{title}</p>
      <p className="mt-1 max-w-[66ch] wrap-anywhere whitespace-pre-line" dir="auto">
        {text}
      </p>
    </div>
  );
}
