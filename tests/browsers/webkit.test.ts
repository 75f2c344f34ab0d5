import { tellStories } from './stories.ts';
import { startWebKit } from './webkit.ts';

// It does not always go forward again, neither asked by its driver nor by the page.
tellStories('WebKit', startWebKit, { canGoBack: false });
