import { createFileRoute } from '@tanstack/react-router';
import { unknownAddress } from '#app/site/unknown-address.ts';

/** Any address that no other route has. */
export const Route = createFileRoute('/$')(unknownAddress);
