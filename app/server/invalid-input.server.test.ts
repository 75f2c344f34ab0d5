import { execValidator } from '@tanstack/react-start';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { describeInvalidInput } from './invalid-input.server.ts';

const schema = v.object({
  slug: v.pipe(v.string(), v.maxLength(3)),
  days: v.array(v.picklist([7, 28])),
});

async function errorOf(input: unknown): Promise<unknown> {
  try {
    return await execValidator(schema, input);
  } catch (error) {
    return error;
  }
}

it('names each field of an input that Start’s validator refuses, and nothing that was sent', async () => {
  const error = await errorOf({ slug: 'segredo\nlongo', days: [7, 'segredo'] });
  expect(describeInvalidInput(error)).toBe('slug (max_length), days.1 (picklist)');
  expect(describeInvalidInput(await errorOf('segredo'))).toBe(' (object)');
});

it.each([
  new Error('relation "blog_posts" does not exist'),
  new Error('[1]'),
  new Error('{"kind":"schema"}'),
  'no error',
  undefined,
])('any other error is not about the input: %s', (error) => {
  expect(describeInvalidInput(error)).toBeUndefined();
});
