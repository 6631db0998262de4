import type { ReactNode } from 'react';
import { formatList } from '#app/messages/format-list.ts';

export const continueButton = 'Go on';
export const emailEvidenceTitle = 'A code by email';
export const emailEvidenceText = ({ endings, isOwned }: { endings: string; isOwned: boolean }) =>
  isOwned
    ? `To an address that ends in ${endings}. Its owner can object for seven days.`
    : `To an address that ends in ${endings}. It is yours right away.`;
export const emailEvidenceImpossible =
  'The listing has no website or email at its own domain. Free email addresses cannot verify a business.';
export const websiteEvidenceTitle = 'A code on its website';
export const websiteEvidenceImpossible = 'The listing does not have its own website.';
export const websiteEvidenceText = ({ website, isOwned }: { website: string; isOwned: boolean }) =>
  isOwned
    ? `On ${website}, in a file or in the page’s head. Its owner can object for seven days.`
    : `On ${website}, in a file or in the page’s head. It is yours right away.`;
export const documentsEvidenceTitle = 'Documents';
export const documentsEvidenceText =
  'A license, a registration, a utility bill or a lease that names the business. An admin reviews them and decides.';
export const chooseEvidenceTitle = 'How can you verify that it is yours?';
export const withdraw = 'Withdraw the claim';
export const sentDocumentsTitle = 'What you sent';
export const viewListing = 'See the listing';
export const approvedForOther = 'Your claim was approved. Someone else owns the listing now.';
export const withdrawn = 'You withdrew this claim. You can claim the listing again below.';
export const rejected = 'Your claim was rejected:';
export const rejectedNextSteps = 'If you can verify it another way, you can claim it again below.';
export const ownerHasObjected =
  'The owner has objected. An admin reviews both sides before deciding.';
export const closedNotClaimable =
  'It has permanently closed, so there is nothing to manage. It cannot be claimed.';
export const movedNotClaimable =
  'It has moved and cannot be claimed. Its new place has a listing of its own, which you can claim.';
export const kicker = 'Claim a listing';
export const heading = ({ name }: { name: string }) => `Is ${name} yours?`;
export const backToListing = 'Back to the listing';
export const benefitsTitle = 'What you get';
export const benefitManage =
  'You manage hours, phone, address and photos, and visitors see your changes right away.';
export const benefitVerified =
  'The page says that its owner manages it, and how you were verified.';
export const benefitFree = 'It is free, and does not affect your place in the results.';
export const needsTitle = 'What you need: one of these';
export const needsEmail = 'An email address at the business’s domain, for a code. Takes minutes.';
export const needsWebsite = 'Its website, where you add a code for a moment. Takes minutes.';
export const needsDocuments =
  'Documents, such as a license or a utility bill. Our admins review them.';
export const alreadyOwned =
  'This listing already has an owner. They are notified of your claim and have seven days to object; then an admin decides.';
export const claimButton = 'Claim it';
export const accountNeeded = 'You need an account. If you do not have one, you can create it next.';
export const uploading = ({ name }: { name: string }) => `Uploading ${name}…`;
export const documentsLimit = ({ count }: { count: number }) =>
  `There can be ${count} documents at most.`;
export const documentRemoved = ({ name }: { name: string }) => `${name} is removed.`;
export const documentNotRemoved = 'Not removed. Please try again.';
export const addAnotherDocument = 'Add another';
export const addDocument = 'Add a document';
export const sendDocuments = 'Send to the admins';
export const noteLabel = 'What should we know about them? (optional)';
export const noteHint = 'Your role at the business, and where your name appears.';
export const unnamedDocument = 'Document';
export const documentsTitle = 'Which documents name you and the business?';
export const documentsText =
  'A license, a registration, a utility bill or a lease, for example. PDF, JPEG or PNG, up to 10 MB each. Only our admins read them; thirty days after the decision they are deleted.';
export const removeDocument = ({ name }: { name: ReactNode }) => <>Remove{name}</>;
export const sendCode = 'Send me a code';
export const emailLabel = 'Email';
export const emailHint = ({ endings }: { endings: string }) => `It ends in ${endings}.`;
export const confirmCode = 'Confirm';
export const emailTitle = 'Which email address of the business can you read?';
export const codeTitle = 'What is the code in the email?';
export const codeText = ({ address }: { address: ReactNode }) => (
  <>
    It went to {address} and is valid for 30 minutes. It may take a minute. Check your spam folder,
    too.
  </>
);
export const changeAddress = 'Use another address';
export const evidenceMissing = 'Please choose one';
export const codeOnItsWay = 'A code is on its way to another address. Please wait a minute';
export const codeNotOnWebsite =
  'We reached the website, but the code is not there. Is it published? Some sites take a few minutes.';
export const websiteUnreachable = 'The website did not answer. Please try again in a moment.';
export const websiteNotCheckable =
  'We could not check this website: it redirects elsewhere, or it cannot be reached.';
export const documentsMissing = 'Please add a document';
export const codeExpired = 'This code has expired. Please ask for a new one';
export const codeWrong = 'This is not the code of the newest email';
export const codeUsedUp = 'This is not the code. Please ask for a new one';
export const addressNotOfBusiness = 'This address is not at the website or email of the business';
export const title = 'Your claim';
export const approved =
  'Your claim is approved. Check the hours and the phone number first: visitors look for them most.';
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
export const listingNotClaimable = 'This listing has closed or moved. It cannot be claimed.';
export const verifyAnotherWay = 'Verify another way';
export const ownedKicker = 'Yours';
export const goToListings = 'Go to your listings';
export const viewPage = 'See its page';
export const websiteMissing =
  'The listing no longer has its own website. Please verify it another way.';
export const websiteTitle = 'Can you put a code on the website?';
export const websiteTag = ({ website }: { website: ReactNode }) => (
  <>Either in the head of {website}, by this tag:</>
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
  email: (date: string) => `We received your claim by a code emailed to the business on ${date}.`,
  website: (date: string) => `We received your claim by a code on its website on ${date}.`,
  documents: (date: string) => `We received your claim by documents on ${date}.`,
};
export const reviewedNext =
  'An admin reviews it next, usually within two days. We will email you the decision.';
export const ownerCanObject = ({ until }: { until: string }) =>
  `The listing has an owner, who can object until ${until}. Then an admin decides, and we email you.`;
export const metaTitle = ({ name }: { name: string }) => `Claim ${name}`;
export const documentTooLarge = ({ name }: { name: string }) => `${name} is larger than 10 MB.`;
export const documentWrongType = ({ name }: { name: string }) =>
  `${name} is not a PDF, JPEG or PNG.`;
export const documentOverLimit = ({ name }: { name: string }) =>
  `${name} was one too many within an hour. Please try again later.`;
export const documentTooLate = ({ name }: { name: string }) =>
  `${name} came too late: the claim is no longer open.`;
export const documentSignedOut = ({ name }: { name: string }) =>
  `${name} was not uploaded: please sign in again.`;
export const documentNoAnswer = ({ name }: { name: string }) =>
  `${name} was not uploaded: the directory did not answer. Please choose it again.`;
export const documentNotUploaded = ({ name }: { name: string }) =>
  `${name} was not uploaded. Please choose it again.`;
export const documentsUploaded = 'Uploaded.';
