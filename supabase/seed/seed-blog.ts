import { loadEnvironment, parseEnvironment, secretAccess } from '../environment.ts';
import { seedPosts } from './seed.ts';

/** `npm run seed`: fills the empty blog of the hosted Supabase that `SUPABASE_URL` names. */
try {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = parseEnvironment(secretAccess, loadEnvironment());
  const written = await seedPosts(SUPABASE_URL, SUPABASE_SECRET_KEY);
  console.log(
    written === 0 ? 'The blog has posts already: nothing written.' : `${written} posts written.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
