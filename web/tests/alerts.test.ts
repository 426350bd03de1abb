import { afterEach, beforeEach, expect, test, vi } from "vitest";

const shown: string[] = [];
const asked = vi.fn();

/** A browser that has notifications, and allows them when it is asked, or not. */
function notifying(permission: NotificationPermission, answer = permission) {
  class Notices {
    static permission = permission;
    static requestPermission = async () => {
      asked();
      Notices.permission = answer;
      return answer;
    };
    constructor(title: string, { body }: { body: string }) {
      shown.push(`${title} ${body}`);
    }
  }
  vi.stubGlobal("Notification", Notices);
  Object.assign(window, { Notification: Notices });
}

const alerts = () => import("../src/state/alerts");

beforeEach(() => {
  vi.resetModules();
  shown.length = 0;
  asked.mockReset();
  localStorage.setItem("landscribe.notify", "");
});

afterEach(() => {
  Object.assign(document, { hidden: false });
});

test("nobody is asked before a notification is wanted, and a refusal is no wish", async () => {
  notifying("default", "denied");
  const { notices, notify, isForbidden } = await alerts();
  expect([notices.value, asked.mock.calls.length]).toEqual([false, 0]);
  await notify(true);
  expect([notices.value, asked.mock.calls.length, isForbidden()]).toEqual([false, 1, true]);
});

test("one is notified where one does not look, and not any more once one does not want it", async () => {
  notifying("default", "granted");
  const { alertTurn, notify } = await alerts();
  await notify(true);
  alertTurn("Cartographers");
  expect(shown).toEqual([]);
  Object.assign(document, { hidden: true });
  alertTurn("Cartographers");
  expect(shown).toHaveLength(1);
  expect(shown[0]).toContain("Cartographers");
  await notify(false);
  alertTurn("Cartographers");
  expect(shown).toHaveLength(1);
});

test("what was allowed is remembered, and so is that it is not wanted", async () => {
  notifying("granted");
  expect((await alerts()).notices.value).toBe(true);
  await (await alerts()).notify(false);
  vi.resetModules();
  expect((await alerts()).notices.value).toBe(false);
});
