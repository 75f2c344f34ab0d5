/** A body's text up to a number of bytes; what is over is not read, and `isCut` says that there was more. */
export async function readUpTo(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<{ text: string; isCut: boolean }> {
  const decoder = new TextDecoder();
  let text = '';
  let read = 0;
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk.subarray(0, limit - read), { stream: true });
    read += chunk.length;
    // Leaving the loop cancels the stream.
    if (read > limit) return { text, isCut: true };
  }
  return { text: text + decoder.decode(), isCut: false };
}
