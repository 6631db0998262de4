import {
  owner,
  ours,
  from,
  lines,
  quote,
  plain,
  htmlBody,
  english,
  french,
  type Form,
} from './reply-forms.ts';

/** Further ones: Apple, Yahoo, Thunderbird, and what people themselves do. */
export const moreForms: Form[] = [
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
