import type { Driver } from "kysely";
import { report } from "../base/log.ts";

/** Logs a failed rollback instead of throwing: it would hide the error that led to it. */
export function loggingRollback(driver: Driver): Driver {
  const rollback = driver.rollbackTransaction.bind(driver);
  driver.rollbackTransaction = async (connection) => {
    try {
      await rollback(connection);
    } catch (error) {
      report("rollback", error);
    }
  };
  return driver;
}
