export {
  $arrived,
  $isSending,
  $runResult,
  $unclaimedPoints,
  resultClosed,
  resultsFoundFx,
  runCounted,
  runEnded,
  sendingWanted,
  type CountedRun,
  type RunResult,
} from './model.ts';
