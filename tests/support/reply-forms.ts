import { setSite } from '#app/config/site.ts';
import { renderMail } from '#app/mails/render-mail.tsx';

export const owner = 'ana.ruiz@quixotry.example';
export const ours = 'd4f8227e0a5d0eb8b522.business.9f86d081884c7d659a2f@reply.mainstreet.example';
/** The directory that people answer. */
export const directory = { name: 'Mainstreet', contact_email: 'hello@mainstreet.example' };
export const from = `${directory.name} <${directory.contact_email}>`;
const subject = 'Re: A message about Quixotry & Sons';

setSite({ identity: directory });
/** The mail that the replies below are about, as it was sent. */
export const sent = await renderMail(
  {
    id: '0a4b9f3e-5d0e-4b8b-8b52-2140fa72bf8c',
    kind: 'message_received',
    to: owner,
    person: 'd4f8227e-0a5d-0eb8-b522-140fa72bf8c6',
    choice: 'messages',
    first_name: 'Ana',
    data: {
      thread: 'd4f8227e-0a5d-0eb8-b522-140fa72bf8c6',
      alias: 'd4f8227e0a5d0eb8b522',
      side: 'business',
      name: 'Quixotry & Sons',
      from: 'Dana R.',
      body: 'Hello,\nCan you cater for twenty people on Saturday?\n\nWe need a table by the window, and two of us do not eat meat. Do you have a menu for that?\nThanks!',
    },
  },
  {
    siteOrigin: 'https://mainstreet.example',
    secret: 'a secret of thirty-two characters',
    replyDomain: 'reply.mainstreet.example',
  },
);
setSite({});

export const lines = sent.text.trimEnd().split('\n');
/** The mail as programs quote it: each line marked, long ones wrapped. */
export const quote = (mark = '> ') =>
  wrap(lines, 74)
    .map((line) => `${mark}${line}`.trimEnd())
    .join('\n');
/** The mail as Outlook quotes it: unmarked, with the addresses of links beside them. */
export const plain = wrap(lines, 120).join('\n');
export const htmlBody = sent.html.replace(/^.*<body[^>]*>/s, '').replace(/<\/body>.*$/s, '');

function wrap(texts: string[], width: number): string[] {
  return texts.flatMap(
    (text) => text.match(new RegExp(`.{1,${width}}(?: |$)|.{${width},}?(?: |$)`, 'g')) ?? [''],
  );
}

/** The headers that Outlook sets above a quote, by their names in a language. */
const headers = ([a, b, c, d]: [string, string, string, string], date: string) =>
  `${a} ${from}\n${b} ${date}\n${c} Ana Ruiz <${owner}>\n${d} ${subject.slice(4)}`;
export const english = headers(
  ['From:', 'Sent:', 'To:', 'Subject:'],
  'Thursday, November 26, 2026 9:15 AM',
);
export const french = headers(
  ['De :', 'Envoyé :', 'À :', 'Objet :'],
  'jeudi 26 novembre 2026 09:15',
);
const german = headers(
  ['Von:', 'Gesendet:', 'An:', 'Betreff:'],
  'Donnerstag, 26. November 2026 09:15',
);
export const spanish = headers(
  ['De:', 'Enviado el:', 'Para:', 'Asunto:'],
  'jueves, 26 de noviembre de 2026 9:15',
);
export const rule = '________________________________';

export type Form = [name: string, mail: { text?: string; html?: string }, expected: string];

/** Replies as mail programs write them, gathered before the parser was written. */
export const forms: Form[] = [
  [
    'Gmail',
    { text: `Yes, we can.\n\nOn Thu, Nov 26, 2026 at 9:15 AM ${from} wrote:\n\n${quote()}` },
    'Yes, we can.',
  ],
  [
    'Gmail, its line about the quote wrapped',
    {
      text: `Saturday is fine.\nHow many children?\n\nOn Thu, Nov 26, 2026 at 9:15 AM Mainstreet <\nhello@mainstreet.example> wrote:\n\n${quote()}`,
    },
    'Saturday is fine.\nHow many children?',
  ],
  [
    'Gmail in French',
    { text: `Oui, bien sûr.\n\nLe jeu. 26 nov. 2026 à 09:15, ${from} a\nécrit :\n\n${quote()}` },
    'Oui, bien sûr.',
  ],
  [
    'Gmail in German',
    {
      text: `Ja, gern.\n\nAm Do., 26. Nov. 2026 um 09:15 Uhr schrieb Mainstreet <\nhello@mainstreet.example>:\n\n${quote()}`,
    },
    'Ja, gern.',
  ],
  [
    'Gmail in Spanish',
    {
      text: `Claro que sí.\n\nEl jue, 26 nov 2026 a las 9:15, Mainstreet (<hello@mainstreet.example>)\nescribió:\n\n${quote()}`,
    },
    'Claro que sí.',
  ],
  [
    'Gmail without a text part',
    {
      html: `<div dir="ltr"><div>Yes, for 20 people.</div><div><br></div><div>Ana &amp; Luis</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Thu, Nov 26, 2026 at 9:15 AM Mainstreet &lt;<a href="mailto:hello@mainstreet.example">hello@mainstreet.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex">${htmlBody}</blockquote></div>`,
    },
    'Yes, for 20 people.\n\nAna & Luis',
  ],
  [
    'Gmail, answered below the quote',
    {
      text: `On Thu, Nov 26, 2026 at 9:15 AM ${from} wrote:\n\n${quote()}\n\nWe have a vegetarian menu.`,
    },
    'We have a vegetarian menu.',
  ],
  [
    'Outlook for Windows',
    { text: `Yes, we can.\n\nBest,\nAna\n\n${english}\n\n${plain}` },
    'Yes, we can.\n\nBest,\nAna',
  ],
  [
    'Outlook in French',
    { text: `Oui, nous avons une table.\n\n${french}\n\n${plain}` },
    'Oui, nous avons une table.',
  ],
  ['Outlook in German', { text: `Das geht.\n\n${german}\n\n${plain}` }, 'Das geht.'],
  ['Outlook in Spanish', { text: `Con gusto.\n\n${spanish}\n\n${plain}` }, 'Con gusto.'],
  [
    'Outlook on the web',
    { text: `The window is yours.\n${rule}\n${english}\n\n${plain}` },
    'The window is yours.',
  ],
  [
    'Outlook on the web in French',
    { text: `C'est noté.\n${rule}\n${french}\n\n${plain}` },
    "C'est noté.",
  ],
  [
    'Outlook for iPhone',
    {
      text: `Ok for Saturday\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n${rule}\n${english}\n\n${plain}`,
    },
    'Ok for Saturday',
  ],
  [
    'Outlook for Android in Spanish',
    {
      text: `Perfecto\n\nObtener Outlook para Android<https://aka.ms/ghei36>\n${rule}\n${spanish}\n\n${plain}`,
    },
    'Perfecto',
  ],
  [
    'Outlook without a text part',
    {
      html: `<html><head><style>p.MsoNormal {margin:0in}</style></head><body lang="EN-US"><div class="WordSection1"><p class="MsoNormal">We can do that.<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal"><b>From:</b> Mainstreet &lt;hello@mainstreet.example&gt; <br><b>Sent:</b> Thursday, November 26, 2026 9:15 AM<br><b>To:</b> Ana Ruiz &lt;${owner}&gt;<br><b>Subject:</b> A message about Quixotry &amp; Sons</p></div>${htmlBody}</div></body></html>`,
    },
    'We can do that.',
  ],
  [
    'Outlook on the web without a text part, in French',
    {
      html: `<div class="elementToProof">Oui, samedi.</div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg"><font><b>De :</b> Mainstreet &lt;hello@mainstreet.example&gt;<br><b>Envoyé :</b> jeudi 26 novembre 2026 09:15<br><b>À :</b> Ana Ruiz &lt;${owner}&gt;<br><b>Objet :</b> A message</font><div>&nbsp;</div></div>${htmlBody}`,
    },
    'Oui, samedi.',
  ],
  ['old Outlook', { text: `Yes.\n\n-----Original Message-----\n${english}\n\n${plain}` }, 'Yes.'],
  [
    'old Outlook in French',
    { text: `Oui.\n\n-----Message d'origine-----\n${french}\n\n${plain}` },
    'Oui.',
  ],
  [
    'old Outlook in German',
    { text: `Ja.\n\n-----Ursprüngliche Nachricht-----\n${german}\n\n${plain}` },
    'Ja.',
  ],
  [
    'old Outlook in Spanish',
    { text: `Sí.\n\n-----Mensaje original-----\n${spanish}\n\n${plain}` },
    'Sí.',
  ],
  [
    'Outlook, answered below an unmarked quote',
    { text: `${english}\n\n${plain}\n\nTwenty is too many for us, sorry.` },
    'Twenty is too many for us, sorry.',
  ],
];
