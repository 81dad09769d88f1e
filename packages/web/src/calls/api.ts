import type { CallSettings, NewChannel, NewChannelBody, NoticeWishes } from '@conclave/protocol';
import { type Answer, call } from '../online/api.ts';

export const readSettings = (): Promise<Answer<CallSettings>> => call('GET', 'api/me/notices/settings');
export const changeWishes = (wishes: NoticeWishes): Promise<Answer<CallSettings>> =>
  call('PUT', 'api/me/notices/settings', wishes);
export const openChannel = (wanted: NewChannelBody): Promise<Answer<NewChannel>> =>
  call('POST', 'api/me/channels', wanted);
export const closeChannel = (id: string): Promise<Answer<object>> => call('DELETE', `api/me/channels/${id}`);
export const confirmChannel = (id: string, code: string): Promise<Answer<object>> =>
  call('POST', `api/me/channels/${id}/code`, { code });
export const tryChannel = (id: string): Promise<Answer<{ readonly arrived: boolean }>> =>
  call('POST', `api/me/channels/${id}/try`);
