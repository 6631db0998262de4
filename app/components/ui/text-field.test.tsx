import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextArea, TextField } from './text-field.tsx';

test('a required-field error uses the name from the field’s label', () => {
  const field = <TextField name="street" label="Street address" error="Street is required" />;
  expect(renderToStaticMarkup(field)).toContain('Street address is required');
  const area = <TextArea name="a" label="Note (optional)" hint="Why" error="Reason is required" />;
  expect(renderToStaticMarkup(area)).toContain('Note is required');
});

test('a required-field error of a question asks for an answer', () => {
  const area = <TextArea name="a" label="Why is it wrong?" hint="" error="Reason is required" />;
  expect(renderToStaticMarkup(area)).toContain('>An answer is required<');
});

test('other messages are shown as they are', () => {
  const message = 'Please enter a valid 10-digit phone number';
  const field = <TextField name="phone" label="Phone number" error={message} />;
  expect(renderToStaticMarkup(field)).toContain(message);
});
