import { expect, test } from 'vitest';
import { readReply } from '#app/domain/message/read-reply.ts';
import { renderMail } from './render-mail.tsx';

const owner = 'ana.ruiz@quixotry.example';
const ours = 'd4f8227e0a5d0eb8b522.business.9f86d081884c7d659a2f@reply.mainstreet.example';
const from = 'Mainstreet <hello@mainstreet.example>';
const subject = 'Re: A message about Quixotry & Sons';

/** The mail that the replies below are about, as it was sent. */
const sent = await renderMail(
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

const lines = sent.text.trimEnd().split('\n');
/** The mail as programs quote it: each line marked, long ones wrapped. */
const quote = (mark = '> ') =>
  wrap(lines, 74)
    .map((line) => `${mark}${line}`.trimEnd())
    .join('\n');
/** The mail as Outlook quotes it: unmarked, with the addresses of links beside them. */
const plain = wrap(lines, 120).join('\n');
const htmlBody = sent.html.replace(/^.*<body[^>]*>/s, '').replace(/<\/body>.*$/s, '');

function wrap(texts: string[], width: number): string[] {
  return texts.flatMap(
    (text) => text.match(new RegExp(`.{1,${width}}(?: |$)|.{${width},}?(?: |$)`, 'g')) ?? [''],
  );
}

/** The headers that Outlook sets above a quote, by their names in a language. */
const headers = ([a, b, c, d]: [string, string, string, string], date: string) =>
  `${a} ${from}\n${b} ${date}\n${c} Ana Ruiz <${owner}>\n${d} ${subject.slice(4)}`;
const english = headers(
  ['From:', 'Sent:', 'To:', 'Subject:'],
  'Thursday, November 26, 2026 9:15 AM',
);
const french = headers(['De :', 'Envoyé :', 'À :', 'Objet :'], 'jeudi 26 novembre 2026 09:15');
const german = headers(
  ['Von:', 'Gesendet:', 'An:', 'Betreff:'],
  'Donnerstag, 26. November 2026 09:15',
);
const spanish = headers(
  ['De:', 'Enviado el:', 'Para:', 'Asunto:'],
  'jueves, 26 de noviembre de 2026 9:15',
);
const rule = '________________________________';

type Form = [name: string, mail: { text?: string; html?: string }, expected: string];

/** Replies as mail programs write them, gathered before the parser was written. */
const forms: Form[] = [
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
  [
    'Apple Mail',
    { text: `Certainly!\n\n> On Nov 26, 2026, at 9:15 AM, ${from} wrote:\n> \n${quote()}` },
    'Certainly!',
  ],
  [
    'iPhone',
    {
      text: `Sure thing\n\nSent from my iPhone\n\n> On Nov 26, 2026, at 9:15 AM, ${from} wrote:\n> \n> ﻿\n${quote()}`,
    },
    'Sure thing',
  ],
  [
    'iPhone in French',
    {
      text: `Pas de souci\n\nEnvoyé de mon iPhone\n\n> Le 26 nov. 2026 à 09:15, ${from} a écrit :\n> \n${quote()}`,
    },
    'Pas de souci',
  ],
  [
    'iPhone in German',
    {
      text: `Passt\n\nVon meinem iPhone gesendet\n\n> Am 26.11.2026 um 09:15 schrieb ${from}:\n> \n${quote()}`,
    },
    'Passt',
  ],
  [
    'iPhone in Spanish',
    {
      text: `Vale\n\nEnviado desde mi iPhone\n\n> El 26 nov 2026, a las 9:15, ${from} escribió:\n> \n${quote()}`,
    },
    'Vale',
  ],
  [
    'Apple Mail without a text part',
    {
      html: `<html><body style="overflow-wrap: break-word;">We would love to.<br><br><div><ul><li>Soup</li><li>Pie</li></ul></div><div><br><blockquote type="cite"><div>On Nov 26, 2026, at 9:15 AM, Mainstreet &lt;hello@mainstreet.example&gt; wrote:</div><br class="Apple-interchange-newline"><div>${htmlBody}</div></blockquote></div></body></html>`,
    },
    'We would love to.\n\nSoup\nPie',
  ],
  [
    'Yahoo',
    {
      text: ` Yes, and for more.\n\n    On Thursday, November 26, 2026 at 09:15:00 AM CST, ${from} wrote:  \n \n ${plain.replaceAll('\n', '\n ')}`,
    },
    'Yes, and for more.',
  ],
  [
    'Yahoo without a text part',
    {
      html: `<div class="yahoo-style-wrap"><div dir="ltr">Until 10 PM.</div></div><div id="yahoo_quoted_1" class="yahoo_quoted"><div><div>On Thursday, November 26, 2026 at 09:15:00 AM CST, Mainstreet &lt;hello@mainstreet.example&gt; wrote: </div><div><br></div><div>${htmlBody}</div></div></div>`,
    },
    'Until 10 PM.',
  ],
  [
    'Yahoo for iPhone',
    {
      text: `Ok\n\n\nSent from Yahoo Mail for iPhone\n\n\nOn Thursday, November 26, 2026, 9:15 AM, ${from} wrote:\n\n${plain}`,
    },
    'Ok',
  ],
  [
    'AOL',
    {
      text: `It is possible.\n\n\n-----Original Message-----\nFrom: ${from}\nTo: ${owner}\nSent: Thu, Nov 26, 2026 9:15 am\nSubject: A message about Quixotry & Sons\n\n${plain}`,
    },
    'It is possible.',
  ],
  [
    'Thunderbird, below the quote',
    { text: `On 11/26/26 09:15, Mainstreet wrote:\n${quote()}\n\nYes, both days.\n` },
    'Yes, both days.',
  ],
  [
    'Thunderbird in German, below the quote',
    { text: `Am 26.11.26 um 09:15 schrieb Mainstreet:\n${quote()}\nJa, an beiden Tagen.\n` },
    'Ja, an beiden Tagen.',
  ],
  [
    'Thunderbird in French, above the quote and with a signature',
    {
      text: `Avec plaisir.\n\n-- \nAna Ruiz\nQuixotry & Sons, (512) 555-0188\n\nLe 26/11/2026 à 09:15, Mainstreet a écrit :\n${quote()}`,
    },
    'Avec plaisir.',
  ],
  [
    'Samsung',
    {
      text: `We can\n\n\nSent from my Galaxy\n\n\n-------- Original message --------\nFrom: ${from}\nDate: 11/26/26 9:15 AM (GMT-06:00)\nTo: ${owner}\nSubject: A message about Quixotry & Sons\n\n${plain}`,
    },
    'We can',
  ],
  [
    'Proton',
    {
      text: `Twenty is fine.\n\nSent with Proton Mail secure email.\n\nOn Thursday, November 26th, 2026 at 9:15 AM, ${from} wrote:\n\n${quote()}`,
    },
    'Twenty is fine.',
  ],
  [
    'between the quoted lines',
    {
      text: `On Thu, Nov 26, 2026 at 9:15 AM ${from} wrote:\n\n${quote()
        .replace(/(> .*twenty people[^\n]*)/, '$1\n\nYes, twenty is fine.\n')
        .replace(/(> [^\n]*for that\?)/, '$1\n\nWe do: three dishes.\n')}`,
    },
    'Yes, twenty is fine.\n\nWe do: three dishes.',
  ],
  [
    'above, between and below the quoted lines',
    {
      text: `See below.\n\nOn Thu, Nov 26, 2026 at 9:15 AM ${from} wrote:\n\n${quote().replace(/(> .*twenty people[^\n]*)/, '$1\nYes.')}\nBye`,
    },
    'See below.\n\nYes.\n\nBye',
  ],
  ['no quote', { text: 'Yes.\r\n\r\nWe close at 9.\r\n' }, 'Yes.\n\nWe close at 9.'],
  [
    'own lines that look like headers',
    {
      text: `From: the airport it is 20 minutes.\nTo: downtown, 10.\nDate: any Saturday works.\n\n${english}\n\n${plain}`,
    },
    'From: the airport it is 20 minutes.\nTo: downtown, 10.\nDate: any Saturday works.',
  ],
  [
    'an own line that looks like the line about a quote',
    {
      text: `On Monday we wrote:\nclosed for a week.\nThat was wrong.\n\nOn Thu, Nov 26, 2026 at 9:15 AM ${from} wrote:\n\n${quote()}`,
    },
    'On Monday we wrote:\nclosed for a week.\nThat was wrong.',
  ],
  [
    'own short lines that also stand in the mail',
    {
      text: `Hello,\nyes we can.\nThanks!\n\nOn Thu, Nov 26, 2026 at 9:15 AM ${from} wrote:\n\n${quote()}`,
    },
    'Hello,\nyes we can.\nThanks!',
  ],
  [
    'a quote without our line',
    { text: `Yes, we can.\n\n${french}\n\n${plain.replace(/^.*Reply above this line.*$/m, '')}` },
    'Yes, we can.',
  ],
  [
    'the addresses of both sides and our tokens among own words',
    {
      text: `Write to ${owner} or ${ours}. I got https://mainstreet.example/unsubscribe?token=abc.def from you.`,
    },
    'Write to [left out] or [left out]. I got [left out] from you.',
  ],
  [
    'HTML with scripts, entities and hidden text',
    {
      html: '<style>p{}</style><script>alert("x < y")</script><p>Caf&eacute; opens&nbsp;at 5&#8239;PM &lt;today&gt;</p><p>Bye<br/>Ana</p><div style="display:none">preheader</div>',
    },
    'Café opens at 5 PM <today>\n\nBye\nAna',
  ],
  [
    'Gmail in Italian, a language of none of our words',
    {
      text: `Volentieri.\n\nIl giorno gio 26 nov 2026 alle ore 09:15 Mainstreet <\nhello@mainstreet.example> ha scritto:\n\n${quote()}`,
    },
    'Volentieri.',
  ],
  [
    'nothing but the quote',
    { text: `On Thu, Nov 26, 2026 at 9:15 AM ${from} wrote:\n\n${quote()}` },
    '',
  ],
  [
    'a quote of another program, marked by bars',
    { text: `Fine.\n\n| ${lines.join('\n| ')}` },
    'Fine.',
  ],
];

test.each(forms)('a reply is read without its quote: %s', (_name, mail, expected) => {
  expect(readReply(mail, { sent, addresses: [owner, ours] })).toBe(expected);
});
