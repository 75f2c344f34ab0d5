import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { greeting, telUrl, whatsappUrl } from './contact.ts';

it('WhatsApp opens with exactly the text given, whatever is in it', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      const url = new URL(whatsappUrl(text));
      expect(url.origin + url.pathname).toBe('https://wa.me/5524900000000');
      expect(url.searchParams.get('text')).toBe(text);
      expect([...url.searchParams.keys()]).toEqual(['text']);
    }),
  );
});

it('a text with half an emoji still makes a link', () => {
  expect(new URL(whatsappUrl('pia \uD83D')).searchParams.get('text')).toBe('pia \uFFFD');
});

it('the general greeting asks for help in the city', () => {
  expect(new URL(whatsappUrl()).searchParams.get('text')).toBe(greeting);
  expect(telUrl).toBe('tel:+5524900000000');
});
