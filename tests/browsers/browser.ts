/** What a visitor does with a browser, and a test asks of it. Each engine has its own way to be driven. */
export interface Browser {
  /** Leaves for an address; it may still be on its way afterwards. */
  go(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** The value of an expression on the page that is open, waited for if it is a promise. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses with the mouse, in pixels from the top left corner of what is shown. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  /** Gives the page so many pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Closes the tab that the page has opened and answers where it went; nothing when there is none yet. */
  closeOpenedTab(): Promise<string | undefined>;
  quit(): Promise<void>;
}

/** Starts a browser that reaches the internet through one proxy alone, and so asks nothing of anybody else. */
export type StartBrowser = (proxy: { host: string; port: number }) => Promise<Browser>;
