import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminPage } from '#app/admin/shell/admin-page.tsx';
import { ChannelsPanel } from './channels-panel.tsx';
import { notificationsQuery } from './queries.ts';
import { SentMessages } from './sent-messages.tsx';
import { SettingsPanel } from './settings-form.tsx';

/** Who is told when something breaks, by which way, and what was sent. */
export function NotificationsPage() {
  const { data } = useSuspenseQuery(notificationsQuery);
  const [isChanged, setChanged] = useState(false);
  return (
    <AdminPage title="Avisos" lead="Quem fica sabendo quando algo quebra no site, e por onde.">
      <ChannelsPanel waitsForSaving={isChanged} />
      <SettingsPanel settings={data.settings} onChanged={setChanged} />
      <SentMessages messages={data.messages} waiting={data.waiting} />
    </AdminPage>
  );
}
