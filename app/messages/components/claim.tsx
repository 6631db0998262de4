import type { ReactNode } from 'react';

export const uploading = ({ name }: { name: string }) => `Uploading ${name}…`;
export const documentsLimit = ({ count }: { count: number }) =>
  `You can add up to ${count} documents.`;
export const documentRemoved = ({ name }: { name: string }) => `${name} removed.`;
export const documentNotRemoved = 'Not removed. Please try again.';
export const addAnotherDocument = 'Add another';
export const addDocument = 'Add a document';
export const unnamedDocument = 'Document';
export const removeDocument = ({ name }: { name: ReactNode }) => <>Remove{name}</>;
export const documentTooLarge = ({ name }: { name: string }) => `${name} is larger than 10 MB.`;
export const documentWrongType = ({ name }: { name: string }) =>
  `${name} is not a PDF, JPEG, PNG or HEIC.`;
export const documentOverLimit = ({ name }: { name: string }) =>
  `${name} was not uploaded: you have reached this hour’s limit. Please try again later.`;
export const documentTooLate = ({ name }: { name: string }) =>
  `${name} was not uploaded: the claim is no longer open.`;
export const documentSignedOut = ({ name }: { name: string }) =>
  `${name} was not uploaded: please sign in again.`;
export const documentNoAnswer = ({ name }: { name: string }) =>
  `${name} was not uploaded: the directory did not answer. Please choose it again.`;
export const documentNotUploaded = ({ name }: { name: string }) =>
  `${name} was not uploaded. Please choose it again.`;
export const documentsUploaded = 'Uploaded.';
