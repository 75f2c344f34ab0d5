import { remembered } from './remembered.tsx';

/** Icons of our own, in lucide's grid (24 units) and stroke (2), where lucide has none. */

interface IconProps {
  className?: string;
}

/** A speech bubble with a handset: a message to the company. */
export const ChatIcon = /* @__PURE__ */ remembered(function ChatIcon({
  className = 'size-5',
}: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d="M3 21l1.700-5A9 9 0 1 1 8 19.300z" />
      <path d="M9.200 8.200c-.7.800-.5 2.300 1.300 4.200s3.500 2.200 4.300 1.400l.5-.8-2-1.200-.9.700c-.9-.4-1.500-1-1.900-1.900l.7-.9-1.200-2z" />
    </svg>
  );
});

/** The company's mark: a drop of water with the line of a pipe. */
export const DropMark = /* @__PURE__ */ remembered(function DropMark({
  className = 'size-10',
}: IconProps) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={`shrink-0 ${className}`}>
      <rect width="64" height="64" rx="15" fill="#0b4a55" />
      <path d="M32 9c8 10 16 18.500 16 28a16 16 0 0 1-32 0C16 27.500 24 19 32 9z" fill="#fff" />
      <path
        d="M18.500 40.500c4-5 7-7.500 10-7.500 4.500 0 5.500 5 10 5 2.500 0 4.500-1 7-3"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        stroke="#0f6170"
      />
      <circle cx="50" cy="14" r="6" fill="#f5a83b" />
    </svg>
  );
});
