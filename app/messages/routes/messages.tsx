import type { ReactNode } from 'react';

export const title = 'Messages';
export const noMessages = 'No messages';
export const noMessagesText =
  'To write to a business, choose “Message the owner” on its page. Messages from customers about your listings appear here, too.';
export const conversations = 'Conversations';
export const older = 'Older';
export const earlierMessages = 'Earlier messages';
export const newestMessages = 'Newest messages';
export const isNew = 'New:';
export const toListing = ({ listing }: { listing: ReactNode }) => <>to {listing}</>;
export const blocked = 'Blocked';
export const notAnswered = 'Not answered yet';
export const answered = 'Answered';
export const sentAndRead = 'Sent, read';
export const sentNotRead = 'Sent, not read yet';
export const awaitingReview = 'Awaiting review';

export const about = ({ listing }: { listing: ReactNode }) => <>About {listing}</>;
export const allMessages = 'All messages';
export const you = 'You';
export const sentByMail = ', by email';
export const read = 'Read';
export const notRead = 'Not read yet';
export const isHeld = ({ other }: Other) =>
  `Awaiting review: an admin reads this message before ${other} does.`;
export const appeal = 'Appeal';
export const report = 'Report this conversation';
type Other = { other: string };
export const newOwner = ({ listing }: { listing: string }) =>
  `${listing} has a new owner, so this conversation has ended.`;
export const closedByAdmin = ({ reason }: { reason: string }) =>
  `An admin has closed this conversation: ${reason}`;
export const blockedByYou = 'You have blocked this conversation.';
export const isBlocked = 'This conversation is blocked.';
export const conversationEnded = 'This conversation has been blocked or has ended.';
export const send = 'Send';
export const messageTo = ({ other }: Other) => `Message to ${other}`;
export const replyHint = 'Up to 3,000 characters. Your email address is not shown.';
export const otherIsBlocked = ({ other }: Other) => `${other} is blocked`;
export const blockOther = ({ other }: Other) => `Block ${other}`;
export const blockText = ({ other }: Other) =>
  `A block stops both of you from writing. If the customer or the owner makes it, it covers all of the owner’s listings. ${other} sees that the conversation is blocked.`;
export const block = 'Block';
export const unblock = 'Unblock';

export const writeTitle = 'Write a message';
export const sent = ({ listing }: { listing: string }) =>
  `Sent. We will notify you when ${listing} answers.`;
export const conversationWith = ({ listing }: { listing: string }) =>
  `Your conversation with ${listing}`;
export const ownListing =
  'You manage this listing, so you cannot send it a message. Your customers can.';
export const unlisted = 'This listing has closed or moved, so you cannot send it a message.';
export const unowned = 'No one manages this listing yet, so you cannot send it a message.';
export const call = ({ phone }: { phone: string }) => `Call ${phone}`;
export const sendMessage = 'Send message';
export const yourMessage = 'Your message';
export const messageHint =
  'Only the business can read it, and our admins if one of you reports it or it has a link, a phone number or an address. Up to 3,000 characters.';
export const sendToOthers = 'Also ask (up to 2)';
type SentAs = { name: ReactNode };
export const sentAs = ({ name }: SentAs) => (
  <>Sent as “{name}”. The business does not see your email address or phone number.</>
);
export const tooFast = 'That was quick. Please try again.';
export const leaveEmpty = 'Leave this field empty';
export const clearField = 'Nothing was sent. Clear this field, then send the message again.';
export const heldMessage =
  'An admin reads it first, because it has a link, a phone number or an address, or is like other messages.';
export const notVerified =
  'Please wait until the check below is done, then send the message again.';
export const limitReached =
  'You have reached today’s limit of messages. Please call, or try again tomorrow.';
export const notSentTo = ({ missed, count }: { missed: number; count: number }) =>
  `Not sent to ${missed} of ${count} businesses.`;
