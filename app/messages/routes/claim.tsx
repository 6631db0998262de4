import type { ReactNode } from 'react';
import { formatList } from '#app/messages/sentences.ts';

export const continueButton = 'Continue';
export const emailEvidenceTitle = 'A code by email';
export const emailEvidenceText = ({ endings, next }: { endings: string; next: string }) =>
  `To an address that ends in ${endings}. ${next}`;
export const ownerMayObject = 'The current owner then has seven days to object.';
export const yoursAtOnce = 'The listing is then yours right away.';
export const yoursAtOnceAt = ({ endings }: { endings: string }) =>
  `At ${endings}, the listing is then yours right away; otherwise an admin decides.`;
export const adminDecides = 'An admin then decides.';
export const websiteEvidenceTitle = 'A code on its website';
export const websiteEvidenceText = ({ website, next }: { website: string; next: string }) =>
  `On ${website}, in a file or in the page’s head. ${next}`;
export const letterEvidenceTitle = 'A code by letter';
export const letterEvidenceText = ({ address, next }: { address: string; next: string }) =>
  `To ${address}. It takes about a week. ${next}`;
export const heldCodeEvidenceText = ({ next }: { next: string }) =>
  `From our letter or invitation. ${next}`;
export const letterTitle = 'What is the code on the letter?';
export const letterOffer = ({ address }: { address: ReactNode }) => (
  <>
    We can send a letter with a code to {address}. It takes about a week, and the code is then valid
    for 30 days.
  </>
);
export const letterRequested = ({ address, date }: { address: ReactNode; date: string }) => (
  <>
    You asked for a letter to {address} on {date}. It takes about a week. Come back here with the
    code; you have five tries.
  </>
);
export const sendLetter = 'Send the letter';
export const letterCodeLabel = 'Code';
export const letterCodeHint =
  '12 letters and digits, from a letter or an invitation. Anyone at the business may use it.';
export const letterImpossible = 'The address has changed. Please verify the business another way';
export const phoneEvidenceTitle = 'A code by phone';
export const phoneEvidenceText = ({ phone, next }: { phone: string; next: string }) =>
  `To ${phone}. ${next}`;
export const phoneTitle = ({ phone }: { phone: string }) => `Can you answer ${phone}?`;
export const phoneMissing =
  'The listing’s phone number has changed. Please verify the business another way.';
export const phoneChoose = 'How should the code get there?';
export const textCode = 'Text the code';
export const callCode = 'Call now and read it out';
export const requestCall = 'Ask an admin to call';
export const phoneSent = {
  provider: 'The code is on its way. It is valid for 30 minutes.',
  admin: 'An admin will call within a week, usually sooner, and read out a code for this page.',
};
export const phoneRefused =
  'The code did not get through. A landline takes no texts; try a call, or another way';
export const phoneWait = 'We just sent a code. Please wait a minute';
export const phoneNight = 'We call between 8 AM and 9 PM, local time. Please try again then';
export const phoneImpossible = 'We cannot send a code to this number. Please ask for a call';
export const documentsEvidenceTitle = 'Documents or photos';
export const documentsEvidenceText =
  'A license, registration, utility bill or lease that names the business, or a photo of its front. An admin reviews it and decides.';
export const chooseEvidenceTitle = 'How can you verify that this business is yours?';
export const withdraw = 'Withdraw claim';
export const sentDocumentsTitle = 'What you sent';
export const viewListing = 'See the listing';
export const approvedForOther = 'Your claim was approved. Someone else owns the listing now.';
export const withdrawn = 'You withdrew this claim. You can claim the listing again below.';
export const rejected = 'Your claim was rejected. The reason:';
export const rejectedNextSteps = 'If you can verify it another way, you can claim it again below.';
export const ownerHasObjected =
  'The owner has objected. An admin reviews both sides before deciding.';
export const closedNotClaimable = 'This business has permanently closed, so it cannot be claimed.';
export const movedNotClaimable =
  'This business has moved. You can claim the listing at its new address instead.';
export const kicker = 'Claim a listing';
export const heading = ({ name }: { name: string }) => `Is ${name} yours?`;
export const backToListing = 'Back to the listing';
export const benefitsTitle = 'What you get';
export const benefitManage =
  'You edit hours, phone, services and photos, and visitors see your changes right away.';
export const benefitVerified =
  'The page shows that its owner manages it, and how you were verified.';
export const benefitFree = 'Claiming is free and does not affect your position in results.';
export const needsTitle = 'What you need: one of these';
export const needs: Record<string, string> = {
  email: 'An email address at the domain of the listing’s website, where we send a code.',
  website: 'Access to that website, where you add a code.',
  letter: 'A letter with a code, to the address of the listing.',
  phone: 'The phone of the listing, where you answer for a code.',
  documents:
    'Documents, such as a license or a utility bill, or a photo of the front. Our admins review them.',
};
export const alreadyOwned =
  'This listing already has an owner. We notify them of your claim, and they have seven days to object. Then an admin decides.';
export const claimButton = 'Claim it';
export const accountNeeded = 'You need an account. If you do not have one, you can create it next.';
export const sendDocuments = 'Submit documents';
export const noteLabel = 'What should we know about them? (optional)';
export const noteHint = 'Your role at the business, and where your name appears.';
export const documentsTitle = 'Which documents name you and the business?';
export const documentsText =
  'A license, registration, utility bill or lease, for example. PDF, JPEG, PNG or HEIC, up to 10 MB each. Only you and our admins can open them. We delete them 30 days after the decision.';
export const frontPhoto = ({ code }: { code: ReactNode }) => (
  <>
    Or go to the front of the business, write {code} on a sheet of paper, and take a photo of both.
  </>
);
export const sendCode = 'Email me a code';
export const emailLabel = 'Email';
export const emailHint = ({ endings }: { endings: string }) =>
  `An address that ends in ${endings}.`;
export const confirmCode = 'Confirm';
export const emailTitle = 'Which work email can you check?';
export const codeTitle = 'What is the code in the email?';
export const codeText = ({ address }: { address: ReactNode }) => (
  <>
    We emailed it to {address}. It may take a minute. Check your spam folder, too. The code is valid
    for 30 minutes.
  </>
);
export const changeAddress = 'Use another address';
export const evidenceMissing = 'Please choose one';
export const codeOnItsWay = 'We just emailed a code to another address. Please wait a minute';
export const codeNotOnWebsite =
  'We reached the website, but the code is not on it. Some sites take a few minutes to publish changes.';
export const websiteUnreachable = 'The website did not answer. Please try again in a moment.';
export const websiteNotCheckable =
  'We could not check this website: it redirects elsewhere, or it cannot be reached.';
export const documentsMissing = 'Please add a document';
export const codeExpired = 'This code has expired. Please request a new one';
export const codeWrong = 'This is not the code that we sent last';
export const codeUsedUp = 'This is not the code. Please request a new one';
export const addressNotOfBusiness = 'This address is not at the website or email of the business';
export const title = 'Your claim';
export const approved =
  'Your claim was approved. Check the hours and the phone number first: visitors look for them most.';
export const alreadyYours = 'You already own this listing.';
export const checkWebsite = 'Check now';
export const listingIn = ({
  name,
  city,
  state,
}: {
  name: ReactNode;
  city: string;
  state: string;
}) => (
  <>
    {name} in {city}, {state}
  </>
);
export const listingNotClaimable = 'This listing has closed or moved, so it cannot be claimed.';
export const verifyAnotherWay = 'Verify another way';
export const ownedKicker = 'Yours';
export const goToListings = 'Go to your listings';
export const viewPage = 'See its page';
export const websiteMissing =
  'The listing no longer has its own website. Please verify the business another way.';
export const websiteTitle = 'Can you add a code to the website?';
export const websiteTag = ({ website }: { website: ReactNode }) => (
  <>Either in the head of {website}, with this tag:</>
);
export const websiteFile = ({ file }: { file: ReactNode }) => (
  <>Or in a text file at {file}, with this line:</>
);
export const websiteCodeNote =
  'The code is only for this claim. You can remove it once we have seen it.';
export const listEndings = (hosts: string[]) =>
  formatList(
    hosts.map((host) => `@${host}`),
    'or',
  );
export const claimSent = {
  email: (date: string) =>
    `You verified this claim with a code emailed to the business on ${date}.`,
  website: (date: string) => `You verified this claim with a code on its website on ${date}.`,
  letter: (date: string) => `You verified this claim with a code on a letter on ${date}.`,
  phone: (date: string) => `You verified this claim with a code by phone on ${date}.`,
  documents: (date: string) => `You submitted documents for this claim on ${date}.`,
};
export const reviewedNext = 'An admin will review it, and we will email you the decision.';
export const ownerCanObject = ({ until }: { until: string }) =>
  `The listing has an owner, who can object until ${until}. Then an admin decides, and we email you the decision.`;
export const metaTitle = ({ name }: { name: string }) => `Claim ${name}`;
