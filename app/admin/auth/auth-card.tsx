import type { ReactNode } from 'react';
import { Container } from '#app/ui/layout.tsx';
import { Notice } from '#app/admin/ui/notice.tsx';
import type { NoticeTone } from '#app/admin/ui/notice.tsx';
import type { RejectedForm } from './rejected-form.ts';

interface AuthCardProps {
  title: string;
  /** What led here, told above the form. */
  notice: { tone: NoticeTone; text: string } | undefined;
  rejected: RejectedForm | undefined;
  children: ReactNode;
}

/** A page that is one form, in the middle. */
export function AuthCard({ title, notice, rejected, children }: AuthCardProps) {
  return (
    <div className="bg-surface-tinted">
      <Container className="flex min-h-[70vh] flex-col items-center py-10 sm:py-16">
        <div className="w-full max-w-md rounded-card border border-line bg-surface-raised p-6 shadow-card sm:p-8">
          <h1 className="text-2xl">{title}</h1>
          <div className="mt-4 space-y-5">
            {notice !== undefined && rejected === undefined && (
              <Notice tone={notice.tone} announce="politely">
                {notice.text}
              </Notice>
            )}
            {rejected?.message !== undefined && (
              <Notice tone="danger" announce="now">
                {rejected.message}
              </Notice>
            )}
            {children}
          </div>
        </div>
      </Container>
    </div>
  );
}
