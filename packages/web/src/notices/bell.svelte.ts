import type { BellNotice, BellNotices } from '@conclave/protocol';
import { type Answer, call, hasBeenGuest } from '../online/api.ts';
import { notesNews } from '../online/served.ts';

/** What lies under the bell, as the house last told it. */
class Bell {
  /** Nothing before the house has answered, or where it has no bell. */
  notices: readonly BellNotice[] | undefined = $state.raw();
  unread = $state(0);

  readonly look = async (): Promise<void> => {
    if (!hasBeenGuest() || !(await notesNews())) return;
    const answer = await call<BellNotices>('GET', 'api/me/notices');
    if (!answer.ok) return;
    this.notices = answer.value.notices;
    this.unread = answer.value.unread;
  };

  /** All that lies there was seen. */
  readonly see = async (): Promise<void> => {
    const last = this.notices?.[0]?.at;
    if (this.unread === 0 || last === undefined) return;
    const answer: Answer<object> = await call('POST', 'api/me/notices/seen', { until: last });
    if (answer.ok) this.unread = 0;
  };
}
export const bell = new Bell();
