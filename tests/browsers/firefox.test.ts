import { tellStories } from './stories.ts';
import { startFirefox } from './firefox.ts';

tellStories('Firefox', startFirefox);
