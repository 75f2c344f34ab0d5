import { createServerFn } from '@tanstack/react-start';
import { adminOnly } from '#app/admin/auth/admin-only.ts';
import { checkChannels, loadNotifications, saveSettings } from './notifications.server.ts';
import { sentForm } from './settings.ts';

/** What operators are told, and the last messages. */
export const getNotifications = createServerFn({ method: 'GET' })
  .middleware([adminOnly])
  .handler(({ context }) => loadNotifications(context.admin.client));

/** Whether each channel can send. */
export const getNotificationChannels = createServerFn({ method: 'GET' })
  .middleware([adminOnly])
  .handler(() => checkChannels(false));

/** Keeps the settings; `errors` is empty when they were kept. */
export const saveNotificationSettings = createServerFn({ method: 'POST' })
  .middleware([adminOnly])
  .validator(sentForm)
  .handler(({ data, context }) => saveSettings(context.admin.client, data));

/** Sends a test over each channel, and answers what each said. */
export const testNotificationChannels = createServerFn({ method: 'POST' })
  .middleware([adminOnly])
  .handler(() => checkChannels(true));
