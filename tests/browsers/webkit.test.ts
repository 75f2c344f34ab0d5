import { tellStories } from './stories.ts';
import { startWebKit } from './webkit.ts';

// Its driver loses a window that goes back: "session deleted because of page crash or hang".
tellStories('WebKit', startWebKit, { canGoBack: false });
